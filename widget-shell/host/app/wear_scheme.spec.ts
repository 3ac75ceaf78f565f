import { createHostEvents } from '../bridge/host_events'
import { wearScheme } from './wear_scheme'

test.each([
  ['colorScheme,dark', 'dark'],
  ['colorScheme,light', 'light'],
  ['colorScheme,auto', undefined],
  ['', undefined],
])('with %j the page is %s', (given, theme) => {
  const events = createHostEvents()
  const root = document.createElement('html')
  wearScheme({ events }, root)
  events.emit('vs_init', {
    origin: 'https://news.example.com',
    viewport: { w: 1280, h: 900 },
    inView: 1,
    consent: null,
    embedOptions: { given },
  })
  expect(root.dataset.theme).toBe(theme)
})
