import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generateDtsBundle } from 'dts-bundle-generator'
import webpack from 'webpack'
import { BuildError } from './run_webpack.mjs'

/** What other pages are built with. Each is assembled in build/packages, from where `npm pack` takes it. */
const PACKAGES = ['embed', 'embed-react']

const source = (specifier) => (specifier.startsWith('./src/') ? specifier.slice(6) : null)
const stem = (file) => file.replace(/\.tsx?$/, '')

/** What the package imports stays an import: its consumer brings it. */
const external = ({ request }, done) =>
  /^(react|react\/jsx-runtime|@sidepick\/embed)$/.test(request) ? done(null, request) : done()

/** Where pages are put together on a server, such as in Next.js, what has effects says that it is the browser's. */
const FOR_THE_BROWSER = new webpack.BannerPlugin({ banner: "'use client'", raw: true })

function config(from, to, files) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: from,
    entry: Object.fromEntries(files.map((file) => [stem(file), `./src/${file}`])),
    experiments: { outputModule: true },
    output: { path: to, filename: '[name].js', module: true, library: { type: 'module' } },
    externalsType: 'module',
    externals: [external],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    // Read by the bundlers and the debuggers of others, who minify it themselves.
    optimization: { minimize: false },
    plugins: files.some((file) => file.endsWith('.tsx')) ? [FOR_THE_BROWSER] : [],
  }
}

function bundle(from, to, files) {
  return new Promise((resolve, reject) => {
    webpack(config(from, to, files), (error, stats) => {
      if (error) return reject(error)
      if (!stats.hasErrors()) return resolve()
      reject(new BuildError(stats.toString({ all: false, errors: true, colors: false })))
    })
  })
}

/** One file of types an entry, with everything that it names: it needs no other package's types but React's. */
function writeTypes(root, from, to, files) {
  const entries = files.map((file) => ({
    filePath: join(from, 'src', file),
    libraries: { inlinedLibraries: ['@sidepick/rules'], importedLibraries: ['react', '@sidepick/embed'] },
    // The element alone says what it adds to every page's types; said twice, it would contradict itself.
    output: { noBanner: true, inlineDeclareGlobals: file === 'element.ts' },
  }))
  const preferredConfigPath = join(root, 'tsconfig.packages.json')
  const texts = generateDtsBundle(entries, { preferredConfigPath })
  texts.forEach((text, index) => writeFileSync(join(to, `${stem(files[index])}.d.ts`), text))
}

/** The manifest as consumers see it: what was built, in place of the sources. */
function writeManifest(to, { private: _private, ...manifest }) {
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([name, path]) => {
      const built = `./${stem(source(path))}`
      return [name, { types: `${built}.d.ts`, default: `${built}.js` }]
    })
  )
  const types = exports['.'].types
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify({ ...manifest, types, exports }, null, 2)}\n`
  )
}

async function buildPackage(root, name) {
  const from = join(root, 'widget-shell', name)
  const to = join(root, 'build/packages', name)
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  const files = Object.values(manifest.exports).map(source)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  await bundle(from, to, files)
  writeTypes(root, from, to, files)
  writeManifest(to, manifest)
  copyFileSync(join(from, 'README.md'), join(to, 'README.md'))
  return files.map((file) => `${name}/${stem(file)}.js`)
}

/** The packages that publishers install. A page that loads one fetches the loader from our origin all the same. */
export async function buildPackages(root) {
  const built = []
  for (const name of PACKAGES) built.push(...(await buildPackage(root, name)))
  const size = (file) => gzipSync(readFileSync(join(root, 'build/packages', file)), { level: 9 }).length
  return {
    files: built.map((file) => `../packages/${file}`),
    sizes: Object.fromEntries(built.map((file) => [file, size(file)])),
  }
}
