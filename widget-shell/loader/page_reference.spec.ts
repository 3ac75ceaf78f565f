import { pageReference } from './page_reference'

describe('the address of the page', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it('is given without its fragment', () => {
    history.replaceState(null, '', '/story?page=2#comments')
    expect(pageReference()).toBe('http://localhost/story?page=2')
  })

  it('loses its query when it is too long to travel', () => {
    history.replaceState(null, '', `/story?token=${'x'.repeat(2000)}#comments`)
    expect(pageReference()).toBe('http://localhost/story')
  })
})
