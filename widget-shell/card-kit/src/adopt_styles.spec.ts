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

  it('falls back to an element that carries the page’s nonce', () => {
    document.head.innerHTML = '<script nonce="n-1"></script>'
    adoptStyles('.b{}')
    const element = document.head.querySelector('style')
    expect(element).toHaveTextContent('.b{}')
    expect(element?.nonce).toBe('n-1')
  })
})
