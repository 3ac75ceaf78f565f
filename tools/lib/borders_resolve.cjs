const { resolve } = require('node:path')
const { imports } = require('../../package.json')

const root = resolve(__dirname, '../..')

/** How the subpath imports of package.json resolve, so that the border check follows every one of them. */
module.exports = {
  resolve: {
    alias: Object.fromEntries(
      Object.entries(imports).map(([alias, path]) => [
        alias.replace('/*', ''),
        resolve(root, path.replace('/*.js', '')),
      ])
    ),
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    exportsFields: ['exports'],
  },
}
