import { Alert, Button, Group, Text } from '@mantine/core'
import { nearestReadable, contrastOf, readableOn, tripletOf, hexOf, darkGround } from '#web/admin/colours'
import { toTriplet } from '#web/lib/branding'
import { useWords } from '#web/lib/i18n'
import type { BrandingData, BrandingValues } from './branding_values'

/** Below this, text is hard to read (WCAG 2.2 AA). */
const LEAST = 4.5

/** Rounded down, so that what fails is never said to be 4.5. */
const shown = (contrast: number) => Math.floor(contrast * 10) / 10

interface ContrastNotesProps {
  data: BrandingData
  colours: BrandingValues['colours']
  /** Absent for who may not change colours. */
  onTake?: ((token: string, colour: string) => void) | undefined
}

/** The pairs of colours that are hard to read, each with its figure and the nearest colour that passes. */
export function ContrastNotes({ data, colours, onTake }: ContrastNotesProps) {
  const t = useWords()
  const labels = new Map(data.colours.map(({ id, label }) => [id, label]))
  const of = (id: string) =>
    tripletOf(toTriplet(colours[id] || (data.colours.find((one) => one.id === id)?.house ?? '')))
  const texts = [...Map.groupBy(data.pairs, ({ text }) => text)].map(([text, pairs]) => {
    const grounds = pairs.map(({ ground }) => of(ground))
    const failing = pairs.filter(({ ground }) => contrastOf(of(text), of(ground)) < LEAST)
    return { text, failing, nearest: failing.length > 0 ? nearestReadable(of(text), grounds, LEAST) : null }
  })
  const hard = texts.filter(({ failing }) => failing.length > 0)
  const night = readableOn(darkGround, of('primary'))
  return (
    <>
      {hard.length > 0 && (
        <Alert color="yellow" title={t('branding.screen.hard', { count: hard.length })} role="status">
          {hard.map(({ text, failing, nearest }) => (
            <Group key={text} gap="xs" mt={6}>
              <Text size="sm" flex="1 1 16rem">
                {failing
                  .map(({ ground }) =>
                    t('branding.screen.pair', {
                      text: labels.get(text) ?? text,
                      ground: labels.get(ground) ?? ground,
                      contrast: shown(contrastOf(of(text), of(ground))),
                    })
                  )
                  .join(' · ')}
              </Text>
              {nearest === null ? (
                <Text size="sm">{t('branding.screen.no_colour')}</Text>
              ) : (
                onTake && (
                  <Button size="compact-sm" variant="default" onClick={() => onTake(text, hexOf(nearest))}>
                    <span className="branding-dot" style={{ background: hexOf(nearest) }} aria-hidden />
                    {t('branding.screen.take', { colour: hexOf(nearest) })}
                  </Button>
                )
              )}
            </Group>
          ))}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {t('branding.screen.night', { colour: hexOf(night), contrast: shown(contrastOf(night, darkGround)) })}
      </Text>
    </>
  )
}
