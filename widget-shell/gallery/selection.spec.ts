import { fromQuery, toQuery } from './selection'

describe('the address of a state', () => {
  it('brings back everything that was shown', () => {
    const desk = {
      ...fromQuery('remote=auth&component=Login&state=empty, e-mail alone'),
      locale: 'es-mx',
      scheme: 'dark',
      theme: 'daily-fold',
      text: '200',
      motion: 'reduced',
      width: '1280',
      view: 'sheet',
      search: 'log',
    } as const
    expect(fromQuery(toQuery(desk))).toEqual(desk)
  })

  it('leaves out what is as usual', () => {
    const query = 'remote=auth&component=Login&state=empty'
    expect(toQuery(fromQuery(query))).toBe(query)
  })

  it('takes no value that is not on its list', () => {
    const { scheme, theme, width, text } = fromQuery('scheme=red&theme=__proto__&width=9&text=')
    expect({ scheme, theme, width, text }).toEqual({
      scheme: 'light',
      theme: 'platform',
      width: '428',
      text: '100',
    })
  })
})
