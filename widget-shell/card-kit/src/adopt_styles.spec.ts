import { adoptStyles } from './adopt_styles'

describe('adoptStyles', () => {
  it('adds a constructed style sheet to those of the page', () => {
    const replaceSync = jest.fn()
    const before = {} as CSSStyleSheet
    Object.assign(document, { adoptedStyleSheets: [before] })
    const constructed = jest
      .spyOn(globalThis, 'CSSStyleSheet')
      .mockImplementation(() => ({ replaceSync }) as unknown as CSSStyleSheet)
    adoptStyles('.a{}')
    expect(replaceSync).toHaveBeenCalledWith('.a{}')
    expect(document.adoptedStyleSheets).toEqual([before, { replaceSync }])
    constructed.mockRestore()
  })

  it('falls back to a file of its own, which needs no hash in the policy', () => {
    // Said here, because test files of one worker share the prototypes that other files complete.
    const refused = jest.spyOn(globalThis, 'CSSStyleSheet').mockImplementation(() => {
      throw new TypeError('Illegal constructor')
    })
    const files: Blob[] = []
    const createObjectURL = (file: Blob) => `blob:app/${files.push(file)}`
    Object.assign(URL, { createObjectURL })
    adoptStyles('.b{}')
    const [file] = files
    expect(file).toMatchObject({ type: 'text/css', size: 4 })
    expect(document.head.querySelector('link')).toMatchObject({
      rel: 'stylesheet',
      href: 'blob:app/1',
    })
    expect(document.head.querySelector('style')).toBeNull()
    refused.mockRestore()
  })
})
