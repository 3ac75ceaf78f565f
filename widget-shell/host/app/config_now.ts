import { findScreen } from '@sidepick/rules/screens'
import type { ExperienceConfig, PageData } from '@sidepick/rules/types'
import type { RootState } from '../store/store'
import type { Scene } from './scene'

/** The configuration in effect: the entry's own, until the store has one that replaces it. */
export const configIn = (
  { widget }: Pick<RootState, 'widget'>,
  entry: PageData
): ExperienceConfig => widget.config ?? entry.bootstrap.config

/** For a moment outside of React. Read it again for the next moment: a later merge replaces it. */
export const configNow = ({ entry, app }: Pick<Scene, 'entry' | 'app'>): ExperienceConfig =>
  configIn(app.store.getState(), entry)

/** Whether a document switches a screen off. */
export const isScreenOff = (scene: Pick<Scene, 'entry' | 'app'>, name: string): boolean =>
  configNow(scene).componentFlags[name] === false

/** Whether a remote has a screen, and no document switches it off. */
export const hasScreen = (scene: Pick<Scene, 'entry' | 'app'>, name: string): boolean =>
  findScreen(scene.entry.bootstrap.remotes, name) !== null && !isScreenOff(scene, name)
