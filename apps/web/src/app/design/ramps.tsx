import { BRAND_SHADES, RAMPS, type Ramp } from '../../platform/theme/ramps.ts';
import classes from './design-page.module.css';
import { Section } from './section.tsx';

const NAMES = Object.keys(RAMPS) as Ramp[];

export function Ramps() {
  return (
    <Section title="Colour: brand shade outlined, text on a tint = shade 8">
      {NAMES.map((name) => (
        <div key={name} className={classes.ramp}>
          {name}
          {RAMPS[name].map((colour, shade) => (
            <div
              key={colour}
              className={classes.shade}
              title={`${name} ${shade} ${colour}`}
              data-brand={BRAND_SHADES[name] === shade || undefined}
              style={{ '--shade': `var(--mantine-color-${name}-${shade})` }}
            />
          ))}
        </div>
      ))}
    </Section>
  );
}
