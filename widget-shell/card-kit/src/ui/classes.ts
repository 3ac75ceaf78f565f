/** Class names that hold, in one attribute. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
