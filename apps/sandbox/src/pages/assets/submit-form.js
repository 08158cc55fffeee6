document.querySelector('[data-press]')?.click();
