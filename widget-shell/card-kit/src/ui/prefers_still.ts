/** Whether the reader wants less motion; where the browser cannot say, too. */
export const prefersStill = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches
