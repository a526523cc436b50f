import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import useAutocomplete from '@mui/material/useAutocomplete'
import { SearchIcon } from '@/ui/icons/desk-icons'
import styles from './Palette.module.css'

export interface PaletteOption {
  readonly id: string
  /** Heading; options of one group must be adjacent. */
  readonly group: string
}

/** An option with its round, so that a new round resets the highlight to the first one. */
interface Offer<Option> {
  readonly option: Option
  readonly round: string
}

interface PaletteListProps<Option extends PaletteOption> {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  /** Changes when the highlight must return to the first option. */
  readonly round: string
  readonly options: readonly Option[]
  /** Option that Enter chooses: the first, or the one highlighted since the last change. */
  readonly marked: Option | undefined
  readonly onText: (text: string) => void
  readonly onMark: (option: Option) => void
  /** `isOther`: Ctrl or Cmd was held, for the alternative action. */
  readonly onChoose: (option: Option, isOther: boolean) => void
  readonly onEscape: () => void
  readonly draw: (option: Option) => ReactNode
  readonly note: (group: string) => ReactNode
  readonly children: ReactNode
}

function isOtherWay(event: SyntheticEvent): boolean {
  const { ctrlKey, metaKey } = event as SyntheticEvent & Partial<KeyboardEvent>
  return ctrlKey === true || metaKey === true
}

/** Combobox with a list below: arrow keys move the highlight while the focus stays in the field. */
export function PaletteList<Option extends PaletteOption>(props: PaletteListProps<Option>) {
  const { label, placeholder, text, round, options, marked, draw, note } = props
  const { onText, onMark, onChoose, onEscape } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not `autoFocus`, which StrictMode's second mount breaks in a dialog.
    box.current?.querySelector('input')?.focus()
  }, [])
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Offer<Option>>({
      id,
      open: true,
      autoHighlight: true,
      // Already filtered and sorted.
      filterOptions: (all) => all,
      options: options.map((option) => ({ option, round })),
      value: null,
      // Otherwise a change of the options resets a highlight just moved.
      disableCloseOnSelect: true,
      inputValue: text,
      groupBy: ({ option }) => option.group,
      getOptionKey: ({ option }) => option.id,
      // MUI identifies options by their label.
      getOptionLabel: (offer) => `${offer.round} ${offer.option.id}`,
      onInputChange: (_, typed, reason) => {
        if (reason === 'input') onText(typed)
      },
      onHighlightChange: (_, offer) => {
        if (offer) onMark(offer.option)
      },
      onChange: (event, offer) => {
        if (offer) onChoose(offer.option, isOtherWay(event))
      },
      onClose: (_, reason) => {
        if (reason === 'escape') onEscape()
      },
    })
  const groups = groupedOptions as unknown as readonly {
    readonly key: number
    readonly group: string
    readonly index: number
    readonly options: readonly Offer<Option>[]
  }[]

  return (
    <>
      <div {...getRootProps()} ref={box} className={styles['search']}>
        <SearchIcon />
        <input
          {...getInputProps()}
          type="text"
          aria-label={label}
          aria-activedescendant={marked && `${id}-option-${options.indexOf(marked)}`}
          placeholder={placeholder}
          autoCapitalize="none"
          className={styles['input']}
        />
        <button type="button" className={styles['close']} onClick={onEscape}>
          <span className="visually-hidden">Cerrar</span>
          <kbd aria-hidden>Esc</kbd>
        </button>
      </div>
      {props.children}
      <ul
        {...getListboxProps()}
        aria-labelledby={undefined}
        aria-label={label}
        className={styles['list']}
      >
        {groups.map(({ key, group, index, options: own }) => (
          <li key={key} role="presentation">
            <div role="group" aria-labelledby={`${id}-group-${key}`}>
              <div className={styles['heading']}>
                <span id={`${id}-group-${key}`} className="strong">
                  {group}
                </span>
                <span>{note(group)}</span>
              </div>
              <ul role="presentation">
                {own.map((offer, at) => {
                  const { option } = offer
                  const { key: optionKey, ...given } = getOptionProps({
                    option: offer,
                    index: index + at,
                  })
                  return (
                    <li
                      key={optionKey}
                      {...given}
                      role="option"
                      aria-selected={option.id === marked?.id}
                      className={styles['option']}
                    >
                      {draw(option)}
                    </li>
                  )
                })}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
