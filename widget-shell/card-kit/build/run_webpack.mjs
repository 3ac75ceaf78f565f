import webpack from 'webpack'

/** Runs one webpack configuration; rejects with all errors. */
export async function runWebpack(config) {
  const compiler = webpack(config)
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  )
  await new Promise((resolve) => compiler.close(resolve))
  if (!stats.hasErrors()) return
  throw new Error(`${config.name}: ${stats.toString({ all: false, errors: true, colors: false })}`)
}
