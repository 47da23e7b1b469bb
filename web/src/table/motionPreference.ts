/** Settings and the system's wish meet in `data-motion` on the root. */
export const prefersLessMotion = (): boolean =>
  document.documentElement.dataset.motion === 'reduced';
