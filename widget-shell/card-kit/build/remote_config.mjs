import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { AskElsewhere } from './ask_elsewhere.mjs'
import { RemoteGuard } from './remote_guard.mjs'
import { SHARED_RANGES, containerName } from './shared_modules.mjs'
import { swcLoader } from './swc_loader.mjs'

const require = createRequire(import.meta.url)
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Gzipped bytes of entry and card chunk together, unless a remote says otherwise. */
const BUDGET_BYTES_GZIP = 24_000

/** Where card-kit's packages lie: compiled messages import one that a partner's folder need not have. */
const [KIT_MODULES] = require.resolve('@messageformat/runtime').split('@messageformat')

const rules = (prefix) => [
  { test: /\.tsx?$/, exclude: /node_modules/, use: swcLoader },
  {
    test: /\.css$/,
    type: 'javascript/auto',
    use: { loader: here('css_modules_loader.cjs'), options: { prefix } },
  },
  {
    test: /[\\/]messages[\\/][a-z-]+\.json$/,
    type: 'javascript/auto',
    use: here('messages_loader.cjs'),
  },
]

const GALLERY = 'src/gallery.ts'

/** The gallery states of its cards and screens; visitors never download them. */
const galleryOf = (root) =>
  existsSync(join(root, GALLERY))
    ? { './gallery': { import: join(root, GALLERY), name: 'gallery' } }
    : {}

/**
 * The webpack configuration of a remote. Federation options are not written by hand, because a wrong one fails only in
 * a visitor's browser.
 *
 * @param {object} options
 * @param {string} options.name lower-case words joined by hyphens, unique among all remotes
 * @param {string} options.root absolute path of the remote's folder
 * @param {string} options.outputPath absolute path of the folder the files are written to
 * @param {string} [options.exposes] the module that exports `contract` and `register`
 * @param {number} [options.budgetBytesGzip] gzipped bytes that entry and card chunk may have together
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({
  name,
  root,
  outputPath,
  exposes = './src/card.ts',
  budgetBytesGzip = BUDGET_BYTES_GZIP,
}) {
  const container = containerName(name)
  const shared = Object.entries(SHARED_RANGES).map(([module, requiredVersion]) => [
    module,
    { singleton: true, strictVersion: true, requiredVersion, import: false },
  ])
  return {
    name,
    context: root,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: outputPath,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: container,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    resolve: {
      modules: ['node_modules', KIT_MODULES],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Imports inside @sidepick/rules end in .js, as Node wants them.
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: { rules: rules(`${container}_`) },
    plugins: [
      new AskElsewhere(),
      new webpack.container.ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: 'remoteEntry.js',
        exposes: { './card': { import: join(root, exposes), name: 'card' }, ...galleryOf(root) },
        shared: Object.fromEntries(shared),
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new RemoteGuard({ root, budgetBytesGzip }),
    ],
    performance: false,
  }
}
