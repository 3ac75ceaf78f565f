import webpack from 'webpack'
import { plainScript } from './shared.webpack.config.mjs'

/** What every page needs. It names the file that it may load later. */
export default function loaderConfig(constants) {
  const plugins = [new webpack.DefinePlugin(constants)]
  return plainScript('loader', { entry: './main.ts', filename: 'loader.js', plugins })
}
