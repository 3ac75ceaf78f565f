/** Address of a font file that the build has made. */
declare module '*.woff2' {
  const url: string
  export default url
}
