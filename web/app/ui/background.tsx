import { brandingImage } from '#web/lib/branding'
import { useBranding } from '#web/lib/branding_preview'

/** A picture of the branding behind what its parent shows. Nothing without one. */
export function Background({ place }: { place: 'front_background' | 'admin_background' }) {
  const picture = brandingImage(useBranding(), place)
  if (!picture) return null
  return (
    <img
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt=""
      className="absolute inset-0 -z-10 size-full object-cover print:hidden"
    />
  )
}

/** What stands on such a picture keeps the ground that its colours are chosen for. */
export function useOnBackground(place: 'front_background' | 'admin_background'): string {
  return brandingImage(useBranding(), place) ? 'bg-paper p-6 md:p-10' : ''
}
