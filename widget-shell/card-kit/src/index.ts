export { CONTRACT } from './contract'
export type { VideoChange, VideoView } from './play_contract'
export type {
  Ads,
  Bet,
  CallInput,
  CallName,
  Card,
  CardEvents,
  CardProps,
  Challenge,
  CommerceOffer,
  DisplayAd,
  DisplaySlot,
  Emit,
  EndpointBuilder,
  GameDay,
  Host,
  HostApi,
  HostQuery,
  Http,
  HttpError,
  LayoutMode,
  Phase,
  ListedGame,
  Onboarding,
  Opponent,
  PlayView,
  ProblemOf,
  QueryState,
  RemoteModule,
  RemotePart,
  Screen,
  ScreenProps,
  SearchView,
  SignInMethod,
  Tally,
  Timer,
  TimerName,
  VideoAd,
  VideoAdEvent,
  Viewer,
  Wager,
} from './contract'
export type { GalleryState, GalleryStates, RemoteGallery } from './gallery/states'
export { HostProvider, provideHost, provideScreens, useHasScreen, useHost } from './host_context'
export { createTranslator, type CompiledMessage, type Translate } from './translator'
export { deferred, type Deferred } from './deferred'
export { defineEndpoints, type EndpointsOf, type EndpointsState } from './remote_endpoints'
export { adoptStyles } from './adopt_styles'
export { useAttention } from './use_attention'
export { Avatar, type AvatarProps } from './ui/avatar'
export { Button, type ButtonProps } from './ui/button'
export { Icon, type IconName } from './ui/icon'
export { IconButton, type IconButtonProps } from './ui/icon_button'
export { Picture, type PictureProps } from './ui/picture'
export { LiveRegion, VisuallyHidden } from './ui/visually_hidden'
