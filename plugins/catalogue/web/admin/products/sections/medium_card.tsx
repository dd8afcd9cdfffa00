import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Badge, Popover, Button, Stack, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '#web/admin/icons'
import { locales } from '#web/lib/locale'
import { useWords } from '#web/lib/i18n'
import type { FormMedium } from '../values'

interface MediumCardProps {
  medium: FormMedium
  isFirst: boolean
  isReadOnly: boolean
  onChange: (medium: FormMedium) => void
  onRemove: () => void
}

/** A picture or video: the handle to move it is the picture itself. */
export function MediumCard({ medium, isFirst, isReadOnly, onChange, onRemove }: MediumCardProps) {
  const t = useWords()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: medium.mediaId,
    disabled: isReadOnly,
  })
  const style = { transform: CSS.Translate.toString(transform), transition, opacity: isDragging ? 0.6 : 1 }
  return (
    <li ref={setNodeRef} style={style} className="admin-medium">
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="admin-medium-handle"
        {...attributes}
        {...listeners}
        aria-label={t('catalogue.product_form.media_move', { name: medium.name })}
      >
        {medium.kind === 'image' ? (
          <img src={medium.url} alt="" width={112} height={112} loading="lazy" />
        ) : (
          <video src={medium.url} width={112} height={112} preload="metadata" muted />
        )}
      </button>
      {isFirst && (
        <Badge size="xs" className="admin-medium-first">
          {t('catalogue.product_form.media_first')}
        </Badge>
      )}
      {!isReadOnly && (
        <div className="admin-medium-tools">
          <AltText medium={medium} onChange={onChange} />
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('catalogue.product_form.media_remove', { name: medium.name })}
            onClick={onRemove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      )}
    </li>
  )
}

function AltText({ medium, onChange }: Pick<MediumCardProps, 'medium' | 'onChange'>) {
  const t = useWords()
  const label = t('catalogue.product_form.media_alt', { name: medium.name })
  const isMissing = locales.every((locale) => !medium.alt[locale])
  return (
    <Popover width={280} position="bottom-start" trapFocus withinPortal shadow="md">
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          color={isMissing ? 'primary' : 'gray'}
          leftSection={<IconPencil size={14} />}
          aria-label={label}
        >
          {t(isMissing ? 'catalogue.product_form.alt_missing' : 'catalogue.product_form.alt')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          {locales.map((locale) => (
            <TextInput
              key={locale}
              size="xs"
              maxLength={500}
              label={t('catalogue.product_form.alt_in', { language: t(`shell.languages.${locale}`) })}
              value={medium.alt[locale] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...medium, alt: { ...medium.alt, [locale]: value } })
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
