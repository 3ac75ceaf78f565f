import MinimizerPlugin from 'minimizer-webpack-plugin'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import subresourceIntegrity from 'webpack-subresource-integrity'
import { AskElsewhere } from '../card-kit/build/ask_elsewhere.mjs'
import { swcLoader } from '../card-kit/build/swc_loader.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))
const kit = `${root}widget-shell/card-kit/build/`
const require = createRequire(import.meta.url)

const toolkitOfQuery = fileURLToPath(
  new URL('redux-toolkit.browser.mjs', import.meta.resolve('@reduxjs/toolkit'))
)

const versionOf = (name) => require(`${name}/package.json`).version

const versions = {
  'react': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  '@sidepick/card-kit': require('../card-kit/package.json').version,
}

/** The federation runtime asks for these at build time; without the snapshot plugin it is 1.4 KB smaller and needs no manifest. */
const federationFlags = {
  ENV_TARGET: '"web"',
  FEDERATION_HAS_EXPOSES: 'false',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
}

/** The page inside the frame: an ordinary build, because remotes are known only at run time. */
export default function hostConfig() {
  return {
    name: 'host',
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    context: here,
    entry: { host: './main.tsx' },
    output: {
      path: `${root}build/public/assets`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: 'sidepick_host',
      publicPath: '/assets/',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swcLoader },
        // RTK Query needs more of the toolkit than the host; a separate copy keeps Immer and the rest out of the first
        // wave.
        {
          test: /@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]/,
          resolve: { alias: { '@reduxjs/toolkit$': toolkitOfQuery } },
        },
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: { loader: `${kit}css_modules_loader.cjs`, options: { prefix: 'host_' } },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'brand.[contenthash:10].woff2' },
          use: `${kit}brand_font_loader.cjs`,
        },
        {
          test: /[\\/]messages[\\/][a-z-]+\.json$/,
          type: 'javascript/auto',
          use: `${kit}messages_loader.cjs`,
        },
      ],
    },
    optimization: {
      runtimeChunk: false,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true },
        }),
      ],
    },
    plugins: [
      new AskElsewhere(),
      new webpack.DefinePlugin({ ...federationFlags, VERSIONS: JSON.stringify(versions) }),
      new subresourceIntegrity.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    ],
    performance: false,
  }
}
