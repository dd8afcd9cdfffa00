import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useEffect, useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { descriptionLimit, guessWidth, judgeDescription, judgeTitle, type SeoVerdict } from './seo_limits'

export interface SeoTexts {
  title: string
  description: string
}

interface SeoDialogProps {
  /** Current texts. Empty ones fall back to those of the page. */
  texts: SeoTexts
  /** Texts of the page, used for empty ones. */
  fallback: SeoTexts
  /** Address of the page, as shown in results. */
  address: string
  onClose: () => void
  onSave: (texts: SeoTexts) => void
}

/** Edits the title and description for search engines, with previews of a search result. */
export function SeoDialog({ texts, fallback, address, onClose, onSave }: SeoDialogProps) {
  const t = useWords()
  const [title, setTitle] = useState(texts.title)
  const [description, setDescription] = useState(texts.description)
  const [device, setDevice] = useState('mobile')
  const width = useTextWidth(title || fallback.title)
  const titleVerdict = judgeTitle(title, width)
  const descriptionVerdict = judgeDescription(description)
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('admin.seo.title')}>
      <Stack>
        <SegmentedControl
          value={device}
          onChange={setDevice}
          aria-label={t('admin.seo.device')}
          data={[
            { value: 'mobile', label: t('admin.seo.mobile') },
            { value: 'desktop', label: t('admin.seo.desktop') },
          ]}
        />
        <SearchResult
          isMobile={device === 'mobile'}
          title={title || fallback.title}
          description={description || fallback.description}
          address={address}
        />
        <TextInput
          label={t('admin.seo.page_title')}
          description={<Verdict part="title" verdict={titleVerdict} count={title.length} />}
          inputWrapperOrder={['label', 'input', 'description']}
          placeholder={fallback.title}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={t('admin.seo.description')}
          description={<Verdict part="description" verdict={descriptionVerdict} count={description.length} />}
          inputWrapperOrder={['label', 'input', 'description']}
          placeholder={fallback.description}
          autosize
          minRows={3}
          maxLength={descriptionLimit}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button onClick={() => onSave({ title: title.trim(), description: description.trim() })}>
            {t('admin.seo.keep')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Verdict({ part, verdict, count }: { part: 'title' | 'description'; verdict: SeoVerdict; count: number }) {
  const t = useWords()
  const isBad = verdict === 'long' || verdict === 'near'
  return (
    <Text component="span" size="xs" c={isBad ? 'red' : 'dimmed'} aria-live="polite">
      {t(`admin.seo.${part}_${verdict}`, { count })}
    </Text>
  )
}

interface SearchResultProps extends SeoTexts {
  isMobile: boolean
  address: string
}

/** A preview of a search result, truncated like in search engines. */
function SearchResult({ isMobile, title, description, address }: SearchResultProps) {
  const t = useWords()
  return (
    <figure className="admin-result" data-device={isMobile ? 'mobile' : 'desktop'}>
      <figcaption className="sr-only">{t('admin.seo.preview')}</figcaption>
      <p className="admin-result-address">{address}</p>
      <p className="admin-result-title">{title}</p>
      <p className="admin-result-text">{description}</p>
    </figure>
  )
}

/** Width of a title in search results, in pixels. Estimated until it can be measured in the browser. */
function useTextWidth(text: string): number {
  const [width, setWidth] = useState(() => guessWidth(text))
  useEffect(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return
    context.font = '20px Arial, sans-serif'
    setWidth(context.measureText(text).width)
  }, [text])
  return width
}
