import * as icons from './icons'
import type { Icon } from '#web/ui/icon'

const BY_NAME: Record<string, Icon> = {
  'article': icons.IconArticle,
  'bottle': icons.IconBottle,
  'box': icons.IconPackage,
  'click': icons.IconClick,
  'code': icons.IconHtml,
  'file-text': icons.IconArticle,
  'html': icons.IconHtml,
  'layout-grid': icons.IconGrid,
  'list': icons.IconList,
  'list-details': icons.IconList,
  'mail': icons.IconMail,
  'movie': icons.IconVideo,
  'news': icons.IconArticle,
  'package': icons.IconPackage,
  'photo': icons.IconPhoto,
  'tags': icons.IconTag,
  'video': icons.IconVideo,
}

/** The icon that a block names; another one where the editor has none of this name. */
export function iconOfBlock(name = ''): Icon {
  return BY_NAME[name] ?? icons.IconPuzzle
}
