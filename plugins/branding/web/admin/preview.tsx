import { Group, SegmentedControl, Text } from '@mantine/core'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { ScaledFrame } from '#web/admin/frame/scaled_frame'
import type { Branding } from '#web/lib/context'
import { useFrameBranding } from '#web/lib/branding_preview'
import { useWords } from '#web/lib/i18n'

/** CSS pixels of the screens that pages are shown on. */
const SCREENS = { phone: { width: 390, height: 780 }, laptop: { width: 1280, height: 800 } }

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
  /** Below the page. */
  children: ReactNode
}

/** Real pages of the shop and of the back office with what the form says. */
export function Preview({ branding, pages, children }: PreviewProps) {
  const t = useWords()
  const [page, setPage] = useState(pages[0]?.key ?? '')
  const [screen, setScreen] = useState<ScreenName>('laptop')
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameBranding(
    branding,
    useCallback(() => frame.current?.contentWindow ?? null, [])
  )
  const shown = pages.find(({ key }) => key === page) ?? pages[0]
  return (
    <section className="admin-panel preview-pane" aria-label={t('branding.screen.preview')}>
      <h2>{t('branding.screen.preview')}</h2>
      <Group gap="xs">
        <SegmentedControl
          aria-label={t('branding.screen.page')}
          value={page}
          onChange={setPage}
          size="xs"
          data={pages.map(({ key }) => ({ value: key, label: t(`branding.screen.pages.${key}`) }))}
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
      <Text size="sm" c="dimmed">
        {t('branding.screen.preview_help')}
      </Text>
      {children}
    </section>
  )
}
