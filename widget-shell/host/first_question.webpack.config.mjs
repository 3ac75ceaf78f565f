import MinimizerPlugin from 'minimizer-webpack-plugin'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The script that stands inside the entry page: one small file without a runtime. */
export default function firstQuestionConfig() {
  return {
    name: 'first_question',
    mode: 'production',
    devtool: false,
    target: ['web', 'es2020'],
    context: fileURLToPath(new URL('.', import.meta.url)),
    entry: { first_question: './first_question_entry.ts' },
    output: { path: `${root}build/inline`, filename: '[name].js', iife: true },
    resolve: { extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } },
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: {
            loader: 'swc-loader',
            options: {
              sourceMaps: false,
              jsc: { target: 'es2020', parser: { syntax: 'typescript' } },
            },
          },
        },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
    performance: false,
  }
}
