import cssModulesLoader from './css_modules_loader.cjs'

const load = (source: string): Record<string, string> => {
  const context = {
    rootContext: '/kit',
    resourcePath: '/kit/card.css',
    getOptions: () => ({ prefix: 'card_' }),
  }
  const module: string = cssModulesLoader.call(context, source)
  return JSON.parse(module.slice(module.indexOf('export default ') + 'export default '.length))
}

describe('the styles of a remote', () => {
  it('give a class the prefix of its remote', () => {
    expect(load('.box { color: red }').box).toMatch(/^card_\w+_box$/)
  })

  it('put what a class composes onto the same element', () => {
    const names = load('.view { inset: 0 } .veil { composes: view; color: red }')
    expect(names.veil?.split(' ')).toEqual([expect.stringMatching(/_veil$/), names.view])
  })

  it('refuse a class of another file', () => {
    expect(() => load(`.veil { composes: view from './other.css' }`)).toThrow('another file')
  })
})
