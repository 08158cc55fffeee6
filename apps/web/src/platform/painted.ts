/**
 * The server sends the start page drawn, so that it can be read while the scripts are on their way. Unseen behind it stands
 * what they draw; once that is whole it takes the place.
 */
export function takeAwayPainted(): void {
  document.getElementById('painted')?.remove();
}
