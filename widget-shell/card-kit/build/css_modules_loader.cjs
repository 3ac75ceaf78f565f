const { relative } = require('node:path')
const { transform, browserslistToTargets } = require('lightningcss')

const OLDEST = ['chrome 111', 'safari 16', 'firefox 113']

/**
 * Webpack loader for a remote's styles: CSS Modules, minified, handed to the page by card-kit's `adoptStyles`. That
 * needs neither a style element nor a separate file, so a strict CSP allows it without another request.
 */
module.exports = function cssModulesLoader(source) {
  const { prefix } = this.getOptions()
  const { code, exports: names } = transform({
    filename: relative(this.rootContext, this.resourcePath),
    code: Buffer.from(source),
    minify: true,
    cssModules: { pattern: `${prefix}[hash]_[local]`, container: false, grid: false },
    targets: browserslistToTargets(OLDEST),
  })
  // Sorted, because the order of lightningcss varies and the same source must give the same bytes.
  const classes = Object.fromEntries(
    Object.entries(names ?? {})
      .map(([local, { name, composes }]) => [local, [name, ...composes.map(nameOf)].join(' ')])
      .sort()
  )
  return [
    `import { adoptStyles } from '@sidepick/card-kit'`,
    `adoptStyles(${JSON.stringify(code.toString())})`,
    `export default ${JSON.stringify(classes)}`,
  ].join('\n')
}

/** Composed classes are added to the element; composing from another file is not supported. */
function nameOf({ type, name }) {
  if (type === 'dependency') throw new Error(`"${name}" is composed from another file`)
  return name
}
