export { SocialProof } from './social_proof'
export { WelcomeMessageV3, WelcomeMessageV4 } from './welcome_bubble'
export { WelcomeMessageV5 } from './welcome_panel'
