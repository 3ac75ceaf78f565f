/** Class names of a CSS module by their local names. */
declare module '*.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
