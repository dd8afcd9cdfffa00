import { Group, SegmentedControl, Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ScaledFrame } from '#web/admin/frame/scaled_frame'
import type { Branding } from '#web/lib/context'
import { useFrameBranding } from '#web/lib/branding_preview'
import { useWords } from '#web/lib/i18n'
import { PreviewedMail, type TriedLook } from './previewed_mail'
import { bringFonts, type FontFile } from './use_font_files'

/** CSS pixels of the screens that pages are shown on. */
const SCREENS = { phone: { width: 390, height: 780 }, laptop: { width: 1280, height: 800 } }

/** The page that is no page but a mail. */
const MAIL = 'mail'

type ScreenName = keyof typeof SCREENS

export interface PreviewPage {
  /** `home`, `list`, `product`, `checkout`, `office`. */
  key: string
  /** With the base path. */
  address: string
}

interface PreviewProps {
  branding: Branding
  pages: readonly PreviewPage[]
  /** The files of the families to choose from. */
  fontFiles: readonly FontFile[]
  /** What the mail is shown with. */
  tried: TriedLook
  /** Below the page. */
  children: ReactNode
}

/** Real pages of the shop and of the back office, and a mail, with what the form says. */
export function Preview({ branding, pages, fontFiles, tried, children }: PreviewProps) {
  const t = useWords()
  const [page, setPage] = useState(pages[0]?.key ?? '')
  const [screen, setScreen] = useState<ScreenName>('laptop')
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameBranding(
    branding,
    useCallback(() => frame.current?.contentWindow ?? null, [])
  )
  useFontsOf(frame, fontFiles)
  const names = [...pages.map(({ key }) => key), MAIL]
  const shown = page === MAIL ? null : (pages.find(({ key }) => key === page) ?? pages[0])
  return (
    <section className="admin-panel preview-pane" aria-label={t('branding.screen.preview')}>
      <h2>{t('branding.screen.preview')}</h2>
      <Group gap="xs">
        <SegmentedControl
          aria-label={t('branding.screen.page')}
          value={page}
          onChange={setPage}
          size="xs"
          data={names.map((value) => ({ value, label: t(`branding.screen.pages.${value}`) }))}
        />
        <SegmentedControl
          aria-label={t('branding.screen.width')}
          value={screen}
          onChange={(value) => setScreen(value as ScreenName)}
          size="xs"
          data={Object.keys(SCREENS).map((value) => ({ value, label: t(`branding.screen.widths.${value}`) }))}
        />
      </Group>
      {shown && (
        <ScaledFrame
          key={shown.key}
          frame={frame}
          src={shown.address}
          title={t('branding.screen.preview_of', { page: t(`branding.screen.pages.${shown.key}`) })}
          {...SCREENS[screen]}
        />
      )}
      {page === MAIL && <PreviewedMail tried={tried} screen={screen} />}
      <Text size="sm" c="dimmed">
        {t('branding.screen.preview_help')}
      </Text>
      {children}
    </section>
  )
}

/** Makes the families that may be chosen known to whichever page the frame shows. */
function useFontsOf(frame: RefObject<HTMLIFrameElement | null>, files: readonly FontFile[]): void {
  useEffect(() => {
    const listen = ({ origin, source }: MessageEvent) => {
      const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined
      // A page says that it is there.
      if (view && origin === location.origin && source === view) bringFonts(view, files)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, files])
}
