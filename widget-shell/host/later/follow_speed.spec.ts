import { keepSpeed } from '../chrome/speed'
import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { followSpeed } from './follow_speed'

test.each([
  ['the speed that was chosen before', { speed: true }, 1.5],
  ['its own speed where the menu offers no other', {}, 1],
])('a film that starts plays at %s', (_, MoreDrawer, speed) => {
  document.body.innerHTML = '<div id="vs-root"><div class="vs-video"><video></video></div></div>'
  const entry = anEntry([aGame()])
  entry.bootstrap.config = { ...entry.bootstrap.config, componentFlags: { MoreDrawer } }
  const { visit } = visitRig({ entry })
  keepSpeed(entry.host, 1.5, document.implementation.createHTMLDocument())
  const stop = followSpeed(visit, document)
  const film = document.querySelector('video') as HTMLVideoElement
  film.dispatchEvent(new Event('play'))
  expect(film.playbackRate).toBe(speed)
  stop()
  localStorage.clear()
})
