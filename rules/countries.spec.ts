import { isCountry, listCountries } from './countries'

describe('countries', () => {
  it('knows 249 different ones, each with a name of its own', () => {
    const countries = listCountries()
    expect(new Set(countries.map((country) => country.iso_code)).size).toBe(249)
    expect(new Set(countries.map((country) => country.name)).size).toBe(249)
    expect(countries.filter((country) => country.name === country.iso_code)).toEqual([])
  })

  it('names them in the language asked for, in the order of that language', () => {
    const english = listCountries('en-us')
    const spanish = listCountries('es-mx')
    expect(english.find((country) => country.iso_code === 'DE')?.name).toBe('Germany')
    expect(spanish.find((country) => country.iso_code === 'DE')?.name).toBe('Alemania')
    expect(english[0]?.name).toBe('Afghanistan')
    expect(spanish.findIndex((c) => c.iso_code === 'DE')).toBeLessThan(10)
  })

  it('supports every one and asks only the United States for a state', () => {
    const countries = listCountries()
    expect(countries.every((country) => isCountry(country.iso_code) && !country.blacklisted)).toBe(
      true
    )
    expect(countries.filter((country) => country.have_states).map((c) => c.iso_code)).toEqual([
      'US',
    ])
  })

  it.each(['', 'us', 'XX', 'ZZ', 'USA', 'EU'])('does not know %p', (code) => {
    expect(isCountry(code)).toBe(false)
  })
})
