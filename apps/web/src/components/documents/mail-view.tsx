import { useEffect, useRef } from 'react';
import classes from './mail-view.module.css';

interface MailViewProps {
  readonly label: string;
  readonly html: string;
}

/**
 * The very HTML that is sent, apart from the styles of the product. The page's security policy refuses styles that
 * are written into HTML, so each is set through its element; links lead nowhere.
 */
export function MailView({ label, html }: MailViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.replaceChildren(...readMail(html));
  }, [html]);
  return <div ref={place} role="img" aria-label={label} className={classes.mail} inert />;
}

function readMail(html: string): Node[] {
  const source = html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ' data-style="');
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  const mail = document.importNode(body, true);
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  return [...mail.childNodes];
}
