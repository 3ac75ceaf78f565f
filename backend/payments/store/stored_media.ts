import type { MediaKeeper } from '#shared/database/stored_media'

export const productMedia: MediaKeeper = {
  table: 'products',
  columns: ['image_url'],
  addresses: ({ image_url: imageUrl }) => ({ imageUrl: imageUrl as string | null }),
}
