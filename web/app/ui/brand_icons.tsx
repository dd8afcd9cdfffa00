import { brandingImage } from '#web/lib/branding'
import { useShell } from '#web/lib/shell'

const base = import.meta.env.BASE_URL

/** Icons of the site, made from the logo; without one the house's mark. */
export function BrandIcons() {
  const { branding } = useShell()
  const logo = brandingImage(branding, 'mobile_logo') ?? brandingImage(branding, 'desktop_logo')
  const hash = /^\/media\/([0-9a-f]{32})\//.exec(logo?.url ?? '')?.[1]
  return (
    <>
      {hash ? (
        <>
          <link rel="icon" type="image/png" sizes="32x32" href={`${base}icons/${hash}/32.png`} />
          <link rel="apple-touch-icon" sizes="180x180" href={`${base}icons/${hash}/180.png`} />
        </>
      ) : (
        <link rel="icon" type="image/svg+xml" href={`${base}favicon.svg`} />
      )}
      <link rel="manifest" href={`${base}manifest.webmanifest`} />
    </>
  )
}
