/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarIframe } from '@/components/events/calendar-iframe';
import { browserZone } from '@/lib/events/public-calendar';
import { calendarZones } from '@/tests/fixtures/behavior';

const labels = {
  frame: 'Calendar, week by week',
  show: 'Show the calendar',
  source: 'From another site',
  loading: 'Loading',
  unreachable: 'Out of reach',
  retry: 'Try again',
  icsLink: 'As a file',
  zone: 'Time zone',
  shown: 'Shown in:',
};
const embed = 'https://calendar.example/embed?mode=WEEK';
const ics = 'https://calendar.example/basic.ics';

const request = jest.fn();
window.fetch = request;

beforeEach(() => {
  localStorage.clear();
  request.mockReset().mockResolvedValue({});
});
afterEach(() => jest.restoreAllMocks());

function show() {
  const zones = ['', ...calendarZones].map((value) => ({ value, label: value || '(auto)' }));
  return render(<CalendarIframe embed={embed} ics={ics} zones={zones} weekdays={['Mon', 'Tue']} labels={labels} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const frame = () => screen.findByTitle(labels.frame);
const addressIn = (zone: string) => `${embed}&ctz=${encodeURIComponent(zone)}`;

test('the calendar is in the browser’s time zone if the remembered one is invalid', async () => {
  localStorage.setItem('jenkins-calendar-zone', 'Mars/Olympus');
  show();
  expect(screen.getByLabelText(labels.zone)).toHaveValue('');
  await press(labels.show);
  expect(await frame()).toHaveAttribute('src', addressIn(browserZone()));
});

test('an offline browser sends no request and says that the calendar is unreachable, until it is online again', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await press(labels.show);
  expect(await screen.findByText(labels.unreachable)).toBeVisible();
  expect(screen.getByRole('link', { name: labels.icsLink })).toHaveAttribute('href', ics);
  expect(request).not.toHaveBeenCalled();

  onLine.mockReturnValue(true);
  await press(labels.retry);
  expect(await frame()).toBeVisible();
  expect(request).toHaveBeenCalledWith(ics, expect.objectContaining({ method: 'HEAD', credentials: 'omit' }));
});

test('without storage, the chosen time zone lasts until the page is left', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  show();
  await userEvent.selectOptions(screen.getByLabelText(labels.zone), 'Asia/Tokyo');
  await press(labels.show);
  expect(await frame()).toHaveAttribute('src', addressIn('Asia/Tokyo'));
});
