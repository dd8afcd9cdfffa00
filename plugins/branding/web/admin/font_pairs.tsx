import { Button, Group, Text } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import type { BrandingData } from './branding_values'

interface FontPairsProps {
  data: Pick<BrandingData, 'fontPairs' | 'fontStacks'>
  fonts: Readonly<Record<string, string>>
  /** Takes both families of a pair. */
  onTake: (pair: BrandingData['fontPairs'][number]) => void
}

/** Families that go together, each written in its own letters. */
export function FontPairs({ data: { fontPairs, fontStacks }, fonts, onTake }: FontPairsProps) {
  const t = useWords()
  return (
    <div role="group" aria-label={t('branding.screen.font_pairs')}>
      <Text size="sm" mb={6}>
        {t('branding.screen.font_pairs')}
      </Text>
      <Group gap="xs">
        {fontPairs.map((pair) => {
          const isTaken = pair.headings === fonts.headings && pair.text === fonts.text
          return (
            <Button
              key={`${pair.headings} ${pair.text}`}
              variant={isTaken ? 'light' : 'default'}
              aria-pressed={isTaken}
              onClick={() => onTake(pair)}
              fw={400}
            >
              <span style={{ fontFamily: fontStacks[pair.headings], fontSize: '1.15em' }}>
                {familyName(fontStacks[pair.headings])}
              </span>
              {pair.text !== pair.headings && (
                <span style={{ fontFamily: fontStacks[pair.text] }}>&ensp;{familyName(fontStacks[pair.text])}</span>
              )}
            </Button>
          )
        })}
      </Group>
    </div>
  )
}

/** The first family of a list of CSS. */
const familyName = (stack = '') => stack.split(',')[0]?.replaceAll("'", '') ?? ''
