import type { Block } from '#core/rich_text/block'
import type { CodeNames } from '#core/audit/code_names'
import type { Exporter } from '#core/export/exporter'
import type { FieldKind } from '#core/fields/field_kind'
import type { CliCommand } from '#core/console/command'
import type { Inspection } from '#core/console/inspection'
import type { PrintLookSource } from '#core/print/print_look'
import type { NamedRows } from '#core/plugin/named_rows'
import type { Preparation } from '#core/boot/preparation'
import type { ResourceFamily } from '#core/resources/resource_family'
import type { ImportUndo } from '#core/import/import_undo'
import type { Importer } from '#core/import/importer'
import type { Job, Schedule } from '#core/jobs/job'
import type { LinkHolder, LinkTargetKind } from '#core/links/link_kinds'
import type { LinkedPages } from '#core/links/linked_pages'
import type { ListDefinition } from '#core/lists/list'
import type { FeedbackKeeper } from '#core/mail/mail_feedback'
import type { MailLookSource } from '#core/mail/mail_look'
import type { MailTemplate } from '#core/mail/mail_template'
import type { MediaUses } from '#core/media/media_uses'
import type { SessionListener } from '#core/identity/session_listener'

/**
 * Every extension point of the product, by its dotted name. The owner of a point adds its
 * interface here by declaration merging, so that a contribution of the wrong shape does not
 * compile:
 *
 *   declare module '#core/plugin/extension_points' {
 *     interface ExtensionPoints {
 *       'catalogue.price_rules': PriceRule
 *     }
 *   }
 */
export interface ExtensionPoints {
  'core.blocks': Block
  'core.code_names': CodeNames
  'core.commands': CliCommand
  'core.exporters': Exporter
  'core.field_kinds': FieldKind
  'core.import_undo': ImportUndo
  'core.importers': Importer
  'core.inspections': Inspection
  'core.jobs': Job
  'core.link_holders': LinkHolder
  'core.link_targets': LinkTargetKind
  'core.linked_pages': LinkedPages
  'core.lists': ListDefinition
  'core.mail_feedback': FeedbackKeeper
  'core.mail_looks': MailLookSource
  'core.mails': MailTemplate
  'core.media_uses': MediaUses
  'core.named_rows': readonly NamedRows[]
  'core.preparations': Preparation
  'core.print_looks': PrintLookSource
  'core.resource_families': ResourceFamily
  'core.schedules': Schedule
  'core.session_listeners': SessionListener
}

export type ExtensionPointName = keyof ExtensionPoints & string

/** A contribution: imported when it is first asked for. */
export type Lazy<T> = () => Promise<{ default: T }>

/** The contributions of one plugin, by point and by a name that the plugin chooses. */
export type Contributions = {
  [Point in ExtensionPointName]?: Record<string, Lazy<ExtensionPoints[Point]>>
}
