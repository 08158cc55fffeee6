// Narrows the list of people while one types. Without this script the whole list stays, and works.
const search = document.querySelector('.person-search');
const field = search.querySelector('input');
const found = document.querySelector('.found');
const people = [...document.querySelectorAll('[data-words]')].map((item) => ({
  item,
  words: plain(item.dataset.words),
}));

/** Without accents and capitals, so that "etude" finds "Étude". */
function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function visiblePeople() {
  return people.filter(({ item }) => !item.hidden);
}

function narrow() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  for (const { item, words } of people) item.hidden = !wanted.every((word) => words.includes(word));
  for (const office of document.querySelectorAll('.office')) {
    office.hidden = office.querySelector('li:not([hidden])') === null;
  }
  const count = visiblePeople().length;
  const { one, many, none } = search.dataset;
  const sentence = { 0: none, 1: one }[count] ?? many.replace('{count}', count);
  found.textContent = wanted.length === 0 ? '' : sentence;
}

field.addEventListener('input', narrow);
field.addEventListener('keydown', (event) => {
  const [first] = visiblePeople();
  if (event.key === 'Enter' && field.value.trim() !== '') first?.item.querySelector('button').click();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === field) return;
  event.preventDefault();
  field.focus();
});

search.hidden = false;
// The browser puts back what stood in the field when one comes back to this page.
narrow();
