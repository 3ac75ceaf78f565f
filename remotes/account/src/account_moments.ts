export { EmailVerify } from './email_verify/email_verify'
export { LevelUpModal } from './level_up/level_up_modal'
