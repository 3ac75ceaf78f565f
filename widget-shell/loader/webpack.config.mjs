import MinimizerPlugin from 'minimizer-webpack-plugin'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

/** One plain script without chunks or runtime: the only code on a publisher's page. */
export default function loaderConfig() {
  return {
    name: 'loader',
    mode: 'production',
    target: ['web', 'es2020'],
    context: here,
    entry: './main.ts',
    output: { path: `${root}build/public/embed/v1`, filename: 'loader.js', iife: true },
    resolve: { extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { target: 'es2020', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { ecma: 2020, compress: { passes: 3 } },
        }),
      ],
    },
  }
}
