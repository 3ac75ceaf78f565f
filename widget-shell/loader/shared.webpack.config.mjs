import MinimizerPlugin from 'minimizer-webpack-plugin'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** One plain script without chunks or runtime, for a publisher's page. */
export const plainScript = (name, { entry, filename, plugins = [] }) => ({
  name,
  mode: 'production',
  target: ['web', 'es2022'],
  context: `${root}widget-shell/loader`,
  entry,
  output: { path: `${root}build/public/embed/v1`, filename, iife: true },
  resolve: { extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  plugins,
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        // A page that names no character set would read our signs as others.
        minimizerOptions: {
          ecma: 2022,
          compress: { passes: 4, module: true, unsafe_methods: true },
          format: { asciiOnly: true },
        },
      }),
    ],
  },
})
