import { formText } from './form_text'
import { readRefusal } from './refusal'

const text = formText('en-us')

describe('A refused call', () => {
  it('says what the server says where its code is newer than this page', () => {
    const refused = { status: 503, code: 'E_NEW', message: 'Closed for tea', errors: [] }
    expect(readRefusal(refused, text)).toEqual({
      code: 'E_NEW',
      faults: {},
      alert: 'Closed for tea',
    })
  })
})
