import { ActionIcon, Button, Loader } from '@mantine/core'
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react'
import { useEffect, useSyncExternalStore } from 'react'
import { useWords } from '#web/lib/i18n'
import { IconPencil } from '#web/admin/icons'
import { BlockShown } from '#web/rich_text/block_shown'
import type { BlockAttributes } from '#web/rich_text/document'
import { iconOfBlock } from './block_icons'
import { useEditorUi } from './editor_ui'

/** React 18 has no type for it. */
const INERT = { inert: '' } as object

/** A block inside of the text: what the shop shows, and a button for its form. */
export function BlockView({ node, getPos, editor, selected }: NodeViewProps) {
  const t = useWords()
  const { blocks, open } = useEditorUi()
  const block = node.attrs as BlockAttributes
  const described = blocks.find(({ name }) => name === block.name)
  const label = described?.label ?? block.name
  const Icon = iconOfBlock(described?.icon)
  const edit = () => open({ kind: 'block', block, position: getPos() ?? null })
  return (
    <NodeViewWrapper className="editor-block" data-selected={selected || undefined} data-block-name={block.name}>
      <div className="editor-block-head" contentEditable={false}>
        <Icon size={16} />
        <span>{label}</span>
        {editor.isEditable && described && (
          <ActionIcon variant="subtle" color="gray" onClick={edit} aria-label={t('editor.block.edit', { label })}>
            <IconPencil size={16} />
          </ActionIcon>
        )}
      </div>
      {/* Links and buttons of the shop lead nowhere from here. */}
      <div className="editor-block-shown rich-text" {...INERT} contentEditable={false}>
        <Shown block={block} />
      </div>
      {editor.isEditable && described && selected && (
        <Button className="sr-only" tabIndex={-1} onClick={edit}>
          {t('editor.block.edit', { label })}
        </Button>
      )}
    </NodeViewWrapper>
  )
}

function Shown({ block }: { block: BlockAttributes }) {
  const t = useWords()
  const { previews } = useEditorUi()
  const preview = useSyncExternalStore(previews.subscribe, () => previews.of(block))
  useEffect(() => previews.ask(block), [previews, block])
  if (preview === undefined) return <Loader size="sm" aria-label={t('shell.loading')} />
  if (preview === null) return <p className="editor-hint">{t('editor.block.not_shown')}</p>
  return <BlockShown block={preview.block} media={preview.media} fallback={<Loader size="sm" />} />
}
