export { BrandedImage } from './branded_image'
export { FloatingCtaPill } from './floating_cta_pill'
export { SimpleCta } from './simple_cta'
