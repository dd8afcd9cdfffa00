import { brandingImage } from '#web/lib/branding'
import type { BrandingImage } from '#web/lib/context'
import { useBranding } from '#web/lib/branding_preview'
import { useConfig, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'

/** The shop's logo, or its name as text. `hasDark`: where there is a dark scheme. */
export function Logo({ hasDark = false }: { hasDark?: boolean }) {
  const toPath = useLocalePath()
  const branding = useBranding()
  const name = String(useConfig('configuration.general.shop_name') || 'Cellier')
  const small = brandingImage(branding, 'mobile_logo')
  const picture = brandingImage(branding, 'desktop_logo') ?? small
  const smallDark = brandingImage(branding, 'mobile_dark_logo')
  const dark = hasDark ? (brandingImage(branding, 'desktop_dark_logo') ?? smallDark) : null
  return (
    <Link to={toPath('/')} className="flex min-h-11 shrink-0 items-center text-primary">
      {picture ? (
        <>
          <LogoPicture picture={picture} small={small} name={name} scheme={dark ? 'light' : undefined} />
          {dark && <LogoPicture picture={dark} small={smallDark} name={name} scheme="dark" />}
        </>
      ) : (
        <span className="font-serif text-2xl font-semibold tracking-tight">{name}</span>
      )}
    </Link>
  )
}

interface LogoPictureProps {
  picture: BrandingImage
  /** For phones; null: the same. */
  small: BrandingImage | null
  name: string
  /** Shown in this colour scheme only. */
  scheme: 'light' | 'dark' | undefined
}

function LogoPicture({ picture, small, name, scheme }: LogoPictureProps) {
  return (
    <picture data-scheme={scheme}>
      {small && <source media="(max-width: 767px)" srcSet={small.url} width={small.width} height={small.height} />}
      <img
        src={picture.url}
        alt={name}
        width={picture.width}
        height={picture.height}
        loading={scheme === 'dark' ? 'lazy' : undefined}
        className="h-8 w-auto object-contain md:h-10"
      />
    </picture>
  )
}
