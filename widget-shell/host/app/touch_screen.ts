/** Whether a finger is what the player points with; not where the browser cannot say. */
export const isTouchScreen = () =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
