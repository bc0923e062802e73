import { QUICK_MEALS } from '@posedown/coaching';
import type { FormEvent } from 'react';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Button, UnstyledButton } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { MacroFields } from '../macro-fields.tsx';
import { LOG_MEAL_PATH } from '../paths.ts';
import { presetForm } from './quick-form.ts';
import classes from './quick-log.module.css';
import { useQuickLog } from './use-quick-log.ts';

/** Logs a meal by name and figures, without looking up foods. */
export function QuickLogScreen() {
  const log = useQuickLog();
  const { form, errors, change } = log;

  function submit(event: FormEvent) {
    event.preventDefault();
    log.submit();
  }

  return (
    <PageShell
      title="Quick Meal Log"
      width="narrow"
      intro="A name and its calories are enough."
      actions={
        <LinkButton to={LOG_MEAL_PATH} variant="default" size="md">
          Search foods instead
        </LinkButton>
      }
    >
      <Grid role="group" aria-label="Presets" columns={2} gap="sm">
        {QUICK_MEALS.map((preset) => (
          <UnstyledButton
            key={preset.name}
            className={classes.preset}
            onClick={() => change(presetForm(form, preset))}
          >
            <span className={classes.name}>{preset.name}</span>
            <Text as="span" size="sm" muted numeric>
              {preset.calories} kcal
            </Text>
            <Text as="span" size="sm" muted numeric>
              {preset.protein} P · {preset.carbs} C · {preset.fats} F
            </Text>
          </UnstyledButton>
        ))}
      </Grid>
      <Card>
        <form className={classes.form} onSubmit={submit} noValidate aria-busy={log.busy}>
          <div className="pd-wide">
            <TextField
              label="Meal name"
              name="mealName"
              maxLength={200}
              autoComplete="off"
              value={form.mealName}
              error={errors.mealName}
              onChange={(mealName) => change({ ...form, mealName })}
            />
          </div>
          <div className="pd-wide">
            <TextField
              label="Time"
              name="time"
              type="time"
              value={form.time}
              error={errors.time}
              onChange={(time) => change({ ...form, time })}
            />
          </div>
          <MacroFields
            values={form}
            errors={errors}
            onChange={(name, value) => change({ ...form, [name]: value })}
          />
          {log.failure && (
            <div className="pd-wide">
              <FormNotice>{log.failure}</FormNotice>
            </div>
          )}
          <Button type="submit" size="md" className="pd-wide" loading={log.busy}>
            {log.busy ? 'Logging...' : 'Log Meal'}
          </Button>
        </form>
      </Card>
    </PageShell>
  );
}
