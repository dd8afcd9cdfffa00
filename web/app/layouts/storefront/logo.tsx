import { brandingImage } from '#web/lib/branding'
import { useBranding } from '#web/lib/branding_preview'
import { useConfig, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'

/** The shop's logo, or its name as text. */
export function Logo() {
  const toPath = useLocalePath()
  const branding = useBranding()
  const name = String(useConfig('configuration.general.shop_name') || 'Cellier')
  const picture = brandingImage(branding, 'desktop_logo')
  const small = brandingImage(branding, 'mobile_logo')
  return (
    <Link to={toPath('/')} className="flex min-h-11 shrink-0 items-center text-primary">
      {picture ? (
        <picture>
          {small && <source media="(max-width: 767px)" srcSet={small.url} width={small.width} height={small.height} />}
          <img
            src={picture.url}
            alt={name}
            width={picture.width}
            height={picture.height}
            className="h-8 w-auto object-contain md:h-10"
          />
        </picture>
      ) : (
        <span className="font-serif text-2xl font-semibold tracking-tight">{name}</span>
      )}
    </Link>
  )
}
