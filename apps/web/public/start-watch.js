// Watches over the start of the interface. If it fails, as when a new version replaced a file under our feet, the
// page reloads once; if it fails again, it says so. Plain old script, because it must also run where the rest cannot.
(() => {
  var MARK = 'prorata.start-failed';
  var MESSAGES = [
    [
      'nl',
      'Prorata kan niet starten. Laad de pagina opnieuw of gebruik een recente browser. Blijft het misgaan, neem dan contact op met de helpdesk.',
    ],
    [
      'fr',
      'Prorata ne peut pas démarrer. Rechargez la page ou utilisez un navigateur récent. Si le problème persiste, contactez le support.',
    ],
    [
      'de',
      'Prorata kann nicht starten. Laden Sie die Seite neu oder verwenden Sie einen aktuellen Browser. Bleibt das Problem bestehen, wenden Sie sich an den Support.',
    ],
    [
      'en',
      'Prorata cannot start. Reload the page or use a recent browser. If the problem persists, contact support.',
    ],
  ];
  var isOver = false;

  function remember() {
    var isSecondTime;
    try {
      isSecondTime = sessionStorage.getItem(MARK) !== null;
      sessionStorage.setItem(MARK, 'yes');
      return isSecondTime;
    } catch (_error) {
      // Without a memory we cannot tell the first failure from the tenth: better not to reload for ever.
      return true;
    }
  }

  function forget() {
    try {
      sessionStorage.removeItem(MARK);
    } catch (_error) {
      // Nothing was remembered either.
    }
  }

  function tell() {
    var root = document.getElementById('root') || document.body;
    var painted = document.getElementById('painted');
    if (painted) painted.remove();
    root.textContent = '';
    var box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'max-width:38rem;margin:12vh auto 0;padding:0 1.5rem;font:16px/1.5 system-ui,sans-serif;color:#17202a';
    var heading = document.createElement('h1');
    heading.style.cssText = 'font-size:20px';
    heading.textContent = 'Prorata';
    box.appendChild(heading);
    MESSAGES.forEach((message) => {
      var paragraph = document.createElement('p');
      paragraph.lang = message[0];
      paragraph.textContent = message[1];
      box.appendChild(paragraph);
    });
    root.appendChild(box);
  }

  function fail() {
    if (isOver) return;
    isOver = true;
    if (!remember()) window.location.reload();
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
    else tell();
  }

  function succeed() {
    isOver = true;
    forget();
  }

  function onError(event) {
    var source = event.target;
    // A font or a picture that is missing is no reason to give up.
    if (source === window || source.tagName === 'SCRIPT' || source.rel === 'stylesheet') fail();
  }

  // In the capture phase, because a script that cannot be loaded tells only itself.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', fail);
  document.addEventListener('prorata:started', succeed);
})();
