import type { NewCodes } from '@glimmer/api/sign-in-ways'
import { turnCodesOn } from '../../session/ways-api.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { useFieldForm } from './use-field-form.ts'
import { words } from './way-words.ts'

interface CodesSetUpProps {
  readonly owner: string
  readonly made: NewCodes
  readonly onBack: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

const text = words.setUp

/** By the server's code, the field that its sentence is about. */
const FIELD_OF = { wrong_code: 'code', bad_request: 'code' } as const

/** Shows the secret, as a picture for the app and as text, and turns codes on with the first one. */
export function CodesSetUp({ owner, made, onBack, onDone }: CodesSetUpProps) {
  const { isBusy, problem, firstInput, bind, submit } = useFieldForm({
    empty: { code: '' },
    findWrong: ({ code }) =>
      /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? null : { field: 'code', text: text.codeNeeded },
    send: ({ code }) => turnCodesOn(owner, code),
    fieldOf: FIELD_OF,
    broke: words.broke,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <FormDialog
      title={text.title}
      description={text.description}
      initialFocus={firstInput}
      submit={text.submit}
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      close={onBack}
      before={
        <>
          <QrCode text={made.uri} label={text.picture} />
          <div>
            <p>{text.orType}</p>
            <p className="font-medium wrap-anywhere" data-testid="codes-secret">
              {made.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </div>
        </>
      }
    >
      <TextField
        {...bind('code')}
        label={text.code}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
      />
    </FormDialog>
  )
}
