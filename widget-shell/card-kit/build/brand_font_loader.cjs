const { readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const subsetFont = require('subset-font')

/** Bytes of the finished file. */
const BUDGET_BYTES = 14 * 1024

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

/** The characters of English and Spanish texts; others use the system's typeface. */
const TEXT = `${range(0x20, 0x7e)}\u00a0áéíóúüñÁÉÍÓÚÜÑ¡¿«»“”‘’–—…·•×°ªº©®€`

/** Webpack loader that subsets a variable font to these characters, and copies its licence. */
module.exports = function brandFontLoader(source) {
  const done = this.async()
  const licence = join(dirname(this.resourcePath), '../LICENSE')
  this.addDependency(licence)
  this.emitFile('brand_font.LICENSE.txt', readFileSync(licence))
  subsetFont(source, TEXT, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'tnum'],
    variationAxes: { wght: { min: 400, max: 800 } },
  }).then((font) => {
    if (font.length > BUDGET_BYTES)
      throw new Error(`The brand's font has ${font.length} bytes; its budget is ${BUDGET_BYTES}`)
    done(null, font)
  }).catch(done)
}

module.exports.raw = true
